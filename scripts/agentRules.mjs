// What a model has to know beyond the types of docs/agents.md, in the words of a prompt, and an example of each version.

const CATALOG = 'https://a2ui.org/specification/v0_9/catalogs/basic/catalog.json'

export const rulesV2 = ({ payloadV2, check }) => [
  'Choose one `surfaceId`. Every message names the same one as the payload.',
  'The first message for a surface is `createSurface`. Never send it again while the surface lives: change it by a payload of `updateComponents` or `updateDataModel` alone, with the same `surfaceId`. After `deleteSurface` only a new `createSurface` may follow.',
  'One component has the id `root`; nothing is shown without it. Components are a flat list: `children` and `child` hold ids, never components. Every id named has to exist, and no component may contain itself. Shown are at most 2048 components, 64 levels deep, one used twice counting twice.',
  '`updateComponents` replaces a component whole: give all its properties again.',
  'Give every input a `value` like `{"path":"/name"}`, with a path of its own, where what is entered is written. A literal `value` is never sent to you.',
  'The data model starts as `{}`. `updateDataModel` fills in starting values, makes missing parents, and without `value` removes. Never write below a text, number or truth value, or past index 9999.',
  'A `ChoicePicker` holds a list of strings, even where one is chosen. Numbers are strings. Dates and times are ISO 8601 (`2027-03-11`, `09:30`); with neither flag a date is asked for.',
  `The only check is \`${check.properties.condition.properties.call.enum.join('`, `')}\`, on the path of its own field. It fails on nothing, blanks, an empty list, and for a \`CheckBox\` on false. \`validationRegexp\` judges what was entered; no look-around or back-references.`,
  'A button sends `resume`, which answers and closes the surface, or `exchange`, which asks you for a next step. Failing checks hold back `resume` alone. `context` picks what is sent; without it the whole data model is. A surface that asks something needs a `resume` button.',
  'The `child` of a `Button` is a `Text`, never an input or a button.',
  'Texts are plain: no Markdown, HTML, links or pictures. Never ask for a password: no input hides what is typed.',
  `A payload (at most ${payloadV2.properties.messages.maxItems} messages) that breaks a rule is refused whole; you are told the \`path\` and \`message\` of each fault. Mend those and send all of it again.`,
]

export const rulesV1 = [
  'Components are shown in the order of the list. There is no nesting, no layout and no data binding.',
  'The answer is an object with the `id` of each field as its key: texts, dates (`2027-03-11`) and choices as strings, checkboxes as `true` or `false`. Give each field an `id` of its own.',
  'Nothing is chosen in a `field.select` at the start, and only a `field.checkbox` can have a `default`.',
  'A required field that is empty or blank holds back `resume`, which gives the answer and closes the form, and never `exchange`, which asks you for a next step. Every form that asks something has a button with `resume`. The button is not among the values.',
  'To change a form that is shown, send the whole form again.',
  'Texts are plain: no Markdown, HTML, links or pictures. Never ask for a password or a secret: no input hides what is typed.',
  'A form that breaks a rule is refused whole, and you are told the `path` and the `message` of each fault: mend those, and send it all again.',
]

export const exampleV2 = {
  version: 'v0.9',
  catalogId: CATALOG,
  surfaceId: 'trip-42',
  messages: [
    { version: 'v0.9', createSurface: { surfaceId: 'trip-42', catalogId: CATALOG } },
    { version: 'v0.9', updateDataModel: { surfaceId: 'trip-42', path: '/travellers', value: '1' } },
    {
      version: 'v0.9',
      updateComponents: {
        surfaceId: 'trip-42',
        components: [
          { id: 'root', component: 'Column', children: ['title', 'class', 'day', 'travellers', 'ok', 'send'] },
          { id: 'title', component: 'Text', text: 'Your trip to Venice', variant: 'h1' },
          {
            id: 'class',
            component: 'ChoicePicker',
            label: 'Class',
            value: { path: '/class' },
            options: [
              { label: 'First', value: '1' },
              { label: 'Second', value: '2' },
            ],
            checks: [required('/class', 'Choose a class.')],
          },
          { id: 'day', component: 'DateTimeInput', label: 'Day', value: { path: '/day' }, enableDate: true },
          {
            id: 'travellers',
            component: 'TextField',
            label: 'Travellers',
            variant: 'number',
            value: { path: '/travellers' },
            validationRegexp: '^[1-9]$',
          },
          {
            id: 'ok',
            component: 'CheckBox',
            label: 'The prices may change',
            value: { path: '/ok' },
            checks: [required('/ok', 'Please confirm.')],
          },
          {
            id: 'send',
            component: 'Button',
            variant: 'primary',
            child: 'send-text',
            action: { event: { name: 'resume' } },
          },
          { id: 'send-text', component: 'Text', text: 'Book' },
        ],
      },
    },
  ],
}

function required(path, message) {
  return { condition: { call: 'required', args: { value: { path } } }, message }
}

export const exampleV1 = {
  catalogVersion: '0.9.1',
  surface: {
    title: 'Your trip to Venice',
    components: [
      { component: 'text', text: 'Three questions, then I book.' },
      { component: 'field.date', id: 'day', label: 'Day', required: true },
      {
        component: 'field.select',
        id: 'class',
        label: 'Class',
        required: true,
        options: [
          { value: '1', label: 'First' },
          { value: '2', label: 'Second' },
        ],
      },
      { component: 'field.text', id: 'name', label: 'Name', placeholder: 'Ada Vermeer' },
      { component: 'field.checkbox', id: 'window', label: 'A seat at the window', default: true },
      { component: 'action.button', id: 'book', label: 'Book', action: { target: 'resume' } },
    ],
  },
}
