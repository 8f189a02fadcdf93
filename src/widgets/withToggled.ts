/** A choice of any number with one of its options turned on, as the last, or off. */
export function withToggled(chosen: readonly string[], option: string, checked: boolean): readonly string[] {
  return checked ? [...chosen, option] : chosen.filter((other) => other !== option)
}
