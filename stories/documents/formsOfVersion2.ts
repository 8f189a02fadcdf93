// Further forms in version 2. Between them, and with the pairs, they use every property of the ten components.
import bulkyWasteGerman from './bulky-waste-german.json'
import clinicIntake from './clinic-intake.json'
import conferenceDay from './conference-day.json'
import foodPreferences from './food-preferences.json'
import libraryCardArabic from './library-card-arabic.json'
import longList from './long-list.json'
import travelChecklist from './travel-checklist.json'
import type { ExampleDocument } from './exampleDocument'

export const formsOfVersion2: readonly ExampleDocument[] = [
  {
    name: 'food-preferences',
    title: 'Preference survey',
    description: 'Twelve chips, a filterable list of fourteen and smaller choices beside each other.',
    version: 2,
    envelopes: foodPreferences,
    interrupt: { kind: 'clarification' },
  },
  {
    name: 'travel-checklist',
    title: 'Travel checklist',
    description: 'Twelve checkboxes in three cards and a button without a context, which sends the whole model.',
    version: 2,
    envelopes: travelChecklist,
  },
  {
    name: 'clinic-intake',
    title: 'Medical intake',
    description: 'A long form in two cards with required consent, dates, times, chips and free text.',
    version: 2,
    envelopes: clinicIntake,
    interrupt: { kind: 'clarification' },
  },
  {
    name: 'conference-day',
    title: 'Conference day',
    description:
      'Rows and columns justified in five ways, headings five levels deep, vertical dividers and a field that is never sent.',
    version: 2,
    envelopes: conferenceDay,
    interrupt: { kind: 'clarification' },
  },
  {
    name: 'long-list',
    title: 'Two hundred options',
    description:
      'One choice among two hundred airports, with a filter box and a name that only assistive technology gets.',
    version: 2,
    envelopes: longList,
  },
  {
    name: 'library-card-arabic',
    title: 'Right-to-left form',
    description: 'A library card form in Arabic, with an address and a telephone number that run from left to right.',
    version: 2,
    envelopes: libraryCardArabic,
    interrupt: { kind: 'clarification' },
    locale: 'ar',
    dir: 'rtl',
  },
  {
    name: 'bulky-waste-german',
    title: 'German form',
    description: 'Long compound words in labels and messages, and German keys in the model that is sent whole.',
    version: 2,
    envelopes: bulkyWasteGerman,
    interrupt: { kind: 'clarification' },
    locale: 'de',
  },
]
