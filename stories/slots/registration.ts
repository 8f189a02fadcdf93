// A form with a component for every slot, for the stories that replace all of them.
import { payloadV2, required } from '../surfaces/payloadV2'

const options = (...labels: string[]) => labels.map((label) => ({ label, value: label.toLowerCase() }))

export const registration = payloadV2({
  model: {
    name: '',
    day: '2027-03-12',
    room: [],
    from: [],
    meals: ['lunch'],
    level: ['new'],
    topics: [],
    note: '',
    rules: false,
  },
  body: [
    { id: 'title', component: 'Text', variant: 'h1', text: 'Spring workshop' },
    { id: 'intro', component: 'Text', text: 'Two days of type and colour.\nBring a notebook.' },
    { id: 'you', component: 'Card', child: 'you-body', accessibility: { label: 'About you' } },
    { id: 'line', component: 'Divider', axis: 'horizontal' },
    {
      id: 'room',
      component: 'ChoicePicker',
      label: 'Room',
      options: options('Studio', 'Press', 'Garden'),
      value: { path: '/room' },
      checks: [required('/room', 'Choose a room.')],
    },
    {
      id: 'from',
      component: 'ChoicePicker',
      label: 'Where do you travel from?',
      filterable: true,
      options: options('Ghent', 'Lille', 'Lyon', 'Turin'),
      value: { path: '/from' },
    },
    {
      id: 'meals',
      component: 'ChoicePicker',
      label: 'Meals',
      variant: 'multipleSelection',
      options: options('Breakfast', 'Lunch', 'Dinner'),
      value: { path: '/meals' },
    },
    {
      id: 'level',
      component: 'ChoicePicker',
      label: 'How much have you done before?',
      displayStyle: 'chips',
      options: options('New', 'Some', 'Much'),
      value: { path: '/level' },
    },
    {
      id: 'topics',
      component: 'ChoicePicker',
      label: 'Topics',
      displayStyle: 'chips',
      variant: 'multipleSelection',
      options: options('Type', 'Colour', 'Binding'),
      value: { path: '/topics' },
    },
    { id: 'note', component: 'TextField', variant: 'longText', label: 'Anything else?', value: { path: '/note' } },
    {
      id: 'rules',
      component: 'CheckBox',
      label: 'I will leave the presses clean',
      value: { path: '/rules' },
      checks: [required('/rules', 'The presses are shared.')],
    },
    { id: 'small', component: 'Text', variant: 'caption', text: 'You can cancel until a week before.' },
  ],
  parts: [
    { id: 'you-body', component: 'Row', children: ['name', 'day'], align: 'start' },
    {
      id: 'name',
      component: 'TextField',
      label: 'Name',
      value: { path: '/name' },
      weight: 1,
      checks: [required('/name', 'Enter your name.')],
      accessibility: { description: 'As it stands on the list at the door.' },
    },
    { id: 'day', component: 'DateTimeInput', label: 'First day', value: { path: '/day' } },
  ],
  send: 'resume',
})

/** What is sent once everything is filled in as `fillIn` does it. */
export const sent = {
  name: 'Ada',
  day: '2027-03-12',
  room: ['press'],
  from: ['lyon'],
  meals: ['lunch', 'dinner'],
  level: ['some'],
  topics: ['colour'],
  note: 'Left-handed',
  rules: true,
}
