// The architecture as data: what each part of src may import. A part is a folder, or a file that lies in src itself.
// Arrows point one way only, so a reader of one folder never needs a later one.

export const LAYOUT: Readonly<Record<string, readonly string[]>> = {
  json: [],
  protocol: ['json'],
  state: ['json', 'protocol'],
  catalog: ['json', 'protocol', 'state'],
  widgets: [],
  render: ['json', 'protocol', 'state', 'catalog', 'widgets'],
  'A2uiSurface.tsx': ['json', 'protocol', 'state', 'catalog', 'widgets', 'render'],
  inspector: ['json', 'protocol', 'state', 'catalog', 'widgets', 'render'],
  'index.ts': ['json', 'protocol', 'state', 'catalog', 'widgets', 'render', 'A2uiSurface.tsx'],
  'core.ts': ['json', 'protocol', 'state', 'catalog'],
  'markdown.ts': ['json', 'protocol', 'state', 'catalog', 'widgets', 'render'],
  'inspector.ts': ['json', 'protocol', 'state', 'catalog', 'widgets', 'render', 'inspector'],
  testing: ['json', 'protocol', 'state', 'catalog'],
  'renderSurface.tsx': ['json', 'protocol', 'state', 'catalog', 'A2uiSurface.tsx', 'testing'],
  'testing.ts': ['testing', 'renderSurface.tsx'],
}

/** The parts that know React; all others run on a server without it. */
export const REACT_PARTS: readonly string[] = [
  'widgets',
  'render',
  'A2uiSurface.tsx',
  'inspector',
  'inspector.ts',
  'index.ts',
  'markdown.ts',
  'renderSurface.tsx',
]

export const REACT_PACKAGES = /^(?:react|react-dom|@radix-ui\/[^/]+)(?:\/|$)/

export const MAX_LINES = 200
