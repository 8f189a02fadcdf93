// What a test enters into a field.

/** Text, a number, whether it is checked, the label of an option or of several, or `null` for no choice. */
export type FieldValue = string | number | boolean | null | readonly string[]
