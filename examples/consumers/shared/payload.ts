// What an agent sent: one surface with a field, a choice and a button.
export const payload = {
  version: 'v0.9',
  catalogId: 'https://a2ui.org/specification/v0_9/catalogs/basic/catalog.json',
  surfaceId: 'lunch',
  messages: [
    {
      version: 'v0.9',
      createSurface: {
        surfaceId: 'lunch',
        catalogId: 'https://a2ui.org/specification/v0_9/catalogs/basic/catalog.json',
      },
    },
    {
      version: 'v0.9',
      updateComponents: {
        surfaceId: 'lunch',
        components: [
          { id: 'root', component: 'Column', children: ['title', 'name', 'dish', 'send'] },
          { id: 'title', component: 'Text', variant: 'h1', text: 'Lunch on Friday' },
          { id: 'name', component: 'TextField', label: 'Name', value: { path: '/name' } },
          {
            id: 'dish',
            component: 'ChoicePicker',
            label: 'Dish',
            value: { path: '/dish' },
            options: [
              { label: 'Soup', value: 'soup' },
              { label: 'Salad', value: 'salad' },
            ],
          },
          { id: 'send', component: 'Button', child: 'send-text', action: { event: { name: 'resume' } } },
          { id: 'send-text', component: 'Text', text: 'Send' },
        ],
      },
    },
  ],
}
