// What the hand-written form has in its source, read off the messages before any clock starts.
export function planOf(messages) {
  const components = new Map(messages[1].updateComponents.components.map((component) => [component.id, component]))
  const root = components.get('root')
  const sections = root.children
    .filter((id) => components.get(id).component === 'Card')
    .map((id) => {
      const [title, ...fields] = components.get(components.get(id).child).children
      return { id, title: components.get(title).text, fields: fields.map((name) => fieldOf(components.get(name))) }
    })
  return {
    title: components.get('title').text,
    echo: { id: 'echo', of: components.get('echo').text.path.split('/').at(-1) },
    sections,
    send: components.get('send-text').text,
    end: components.get('end').text,
    answers: messages[2].updateDataModel.value.answers,
  }
}

function fieldOf({ id, component, label, variant, options, displayStyle, checks }) {
  switch (component) {
    case 'TextField':
      return {
        id,
        label,
        kind: 'text',
        required: checks !== undefined,
        multiline: variant === 'longText',
        numeric: variant === 'number',
      }
    case 'CheckBox':
      return { id, label, kind: 'yesNo' }
    case 'DateTimeInput':
      return { id, label, kind: 'date' }
    case 'ChoicePicker':
      if (variant === 'mutuallyExclusive') return { id, label, options, kind: 'one' }
      return { id, label, options, kind: displayStyle === 'chips' ? 'chips' : 'some' }
  }
}
