// Forms in version 2 alone. Between them, and with the pairs, they use every property of the ten components.
import bulkyWasteGerman from './bulky-waste-german.json'
import libraryCardArabic from './library-card-arabic.json'
import longList from './long-list.json'
import type { ExampleDocument } from './exampleDocument'

export const formsOfVersion2: readonly ExampleDocument[] = [
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
