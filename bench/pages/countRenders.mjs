// Counts what React renders, in production builds of any contestant, by the hook that React offers to its developer tools. Put
// into a page before its scripts; never in one whose time is taken.

/** Runs in the page. `globalThis.renders` gets a list of commits, each with its function components and A2UI component ids. */
export function countRenders() {
  const COMPONENT_TAGS = new Set([0, 11, 14, 15])
  const PERFORMED_WORK = 1
  globalThis.renders = []
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
    onCommitFiberRoot(_, root) {
      const commit = { components: 0, ids: new Set() }
      visit(root.current, commit)
      globalThis.renders.push({ components: commit.components, ids: [...commit.ids] })
    },
  }

  function visit(fiber, commit) {
    const { alternate, memoizedProps: props } = fiber
    if (COMPONENT_TAGS.has(fiber.tag) && (alternate === null || (fiber.flags & PERFORMED_WORK) !== 0)) {
      commit.components += 1
      const id = props?.node?.componentId ?? props?.context?.componentModel?.id ?? props?.field?.id
      if (typeof id === 'string') commit.ids.add(id)
    }
    // Children that are the same objects as before were not looked at.
    if (alternate !== null && alternate.child === fiber.child) return
    for (let child = fiber.child; child !== null; child = child.sibling) visit(child, commit)
  }
}
