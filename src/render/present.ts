// Widgets take optional props that are there or not; values here are often `undefined`. This is the step between.

type Present<Props> = { [Key in keyof Props as undefined extends Props[Key] ? never : Key]: Props[Key] } & {
  [Key in keyof Props as undefined extends Props[Key] ? Key : never]?: Exclude<Props[Key], undefined>
}

/** The members of `props` that are not `undefined`. */
export function present<Props extends object>(props: Props): Present<Props> {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as Present<Props>
}
