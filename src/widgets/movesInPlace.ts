// Lets React reorder a box's items without tearing them out: taking an element out and putting it back ends a word that is being composed in it
// and resets what was scrolled. `moveBefore` does neither; where a browser lacks it, items move as they always did (DATA-7).

/** Ref of a box whose items change places. */
export function movesInPlace(box: HTMLElement | null): void {
  // The declared type has the method everywhere; Safari has not.
  if (box === null || typeof (box as Partial<HTMLElement>).moveBefore !== 'function') return
  const insert = <Item extends Node>(item: Item, next: Node | null): Item => {
    if (item.parentNode !== box) return Node.prototype.insertBefore.call(box, item, next) as Item
    box.moveBefore(item, next)
    return item
  }
  // The two methods by which React places an item.
  box.insertBefore = insert
  box.appendChild = (item) => insert(item, null)
}
