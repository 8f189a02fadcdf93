'use client'
// The inspector's entry: a tool for those who build a host or an agent, in no bundle that does not ask for it.
export { A2uiInspector, type A2uiInspectorProps } from './inspector/A2uiInspector'
