// The library's own words in German: what a host passes as `strings`.
import type { PartialStrings } from '../../src/index'

export const german: PartialStrings = {
  surface: 'Formular',
  attribution: (agentName) => `Von ${agentName}`,
  untrusted: 'Dieser Inhalt stammt aus einer ungeprüften Quelle.',
  loading: 'Wird geladen',
  required: 'erforderlich',
  requiredError: 'Bitte füllen Sie dieses Feld aus.',
  patternError: 'Die Eingabe hat nicht die erwartete Form.',
  errorSummary: 'Noch nicht gesendet: Bitte sehen Sie sich die markierten Antworten an.',
  incomplete: 'Es fehlen noch erforderliche Antworten.',
  sending: 'Wird gesendet…',
  settled: 'Ihre Antwort wurde gesendet.',
  sent: 'Gesendet.',
  failed: 'Das Senden ist fehlgeschlagen. Nichts ging verloren, bitte versuchen Sie es noch einmal.',
  choose: 'Bitte wählen…',
  clear: 'Keine Auswahl',
  filter: 'Filtern',
  filterStatus: (shown, total) => `${String(shown)} von ${String(total)} angezeigt`,
  filterNone: 'Kein Treffer.',
  noticeTitle: 'Das kann nicht angezeigt werden.',
  noticeDetails: 'Was empfangen wurde',
  refusals: {
    envelope_invalid: 'Es entspricht nicht den Regeln für solche Inhalte.',
    unknown_schema_version: 'Es wurde für eine Version gemacht, die hier nicht bekannt ist.',
  },
  sentList: 'Gesendet',
  yes: 'Ja',
  no: 'Nein',
}
