// One surface while it lives: what the agent sent, what the person made of it, and who listens. All that changes in place is here.
import { equalJson, type JsonValue } from '../json/jsonValue'
import { readAt, writeAt } from '../json/edit'
import { formatPointer, type Pointer } from '../json/pointer'
import { type Activity, READY } from './activity'
import type { Content } from './content'
import type { DiagnosticCode } from './diagnostic'
import { applyEdits, type Edits, withEdit, withoutOverwritten } from './edits'
import { callAll, createListeners, createPathListeners, type Listener } from './pathListeners'
import type { StoredRecord } from './record'
import type { SurfaceUpdate } from './surfaceUpdate'

/** What changes seldom, as one immutable snapshot; `View` is what the content was lowered to. */
export interface SurfaceState<View> {
  /** Absent until the surface has begun. */
  readonly content?: Content
  readonly view?: View
  /** True for good once untrusted content came in (TRUST-1). */
  readonly untrusted: boolean
  /** True while the last envelope said that more is to come (PART-1). */
  readonly partial: boolean
  /** What stands in the surface's place, if it cannot be shown (STORE-3, DELTA-4). */
  readonly notice?: StoredRecord | undefined
  readonly activity: Activity
  /** True after a press that was held back, until the agent changes what is asked (CHECK-4). */
  readonly errorsShown: boolean
}

/** What a node depends on beyond its own component and data. */
export type SurfaceStatus = Pick<SurfaceState<unknown>, 'untrusted' | 'partial' | 'activity' | 'errorsShown'>

export type Report = (code: DiagnosticCode, message: string, componentId?: string) => void

interface Local {
  readonly literal: JsonValue
  readonly value: JsonValue
}

let surfacesMade = 0

export class Surface<View> {
  readonly key: string
  /** Tells it from any other, also from an earlier one of its key. */
  readonly id = (surfacesMade += 1)
  readonly report: Report
  readonly #onChange: Listener
  readonly #listeners = createListeners()
  readonly #statusListeners = createListeners()
  readonly #paths = createPathListeners()
  readonly #nodes = new Map<number, Set<Listener>>()
  #state: SurfaceState<View> = { untrusted: false, partial: false, activity: READY, errorsShown: false }
  #model: JsonValue = {}
  #edits: Edits = new Map()
  #locals = new Map<number, Local>()
  #left = new Set<number>()
  #revision = 0

  constructor(key: string, report: Report, onChange: Listener) {
    this.key = key
    this.report = report
    this.#onChange = onChange
  }

  /** Grows with every change, an edit included. */
  readonly getRevision = (): number => this.#revision

  readonly getState = (): SurfaceState<View> => this.#state

  /** The agent's model with the person's edits in it; once settled, what was sent. */
  readonly getModel = (): JsonValue => {
    const { activity } = this.#state
    return activity.phase === 'settled' ? activity.model : this.#model
  }

  /** Takes over what a document was folded and lowered to. */
  update({ restarted, overwritten, content, view, untrusted, partial }: SurfaceUpdate<View>): void {
    const previous = this.#state
    if (restarted) {
      this.#edits = new Map()
      this.#locals = new Map()
      this.#left = new Set()
    }
    const editsBefore = this.#edits.size
    const { model, edits } = applyEdits(content.model, withoutOverwritten(this.#edits, overwritten))
    const isReverted = edits.size < editsBefore
    this.#revision += 1
    this.#model = model
    this.#edits = edits
    // What came after an exchange answers it: that it was sent is no news any more.
    const activity = restarted || previous.activity.phase === 'sent' ? READY : previous.activity
    // The fields that a press found wanting stay marked; new ones start unblamed (CHECK-4).
    this.#state = { content, view, untrusted, partial, activity, errorsShown: false }
    // Version 1 says nothing of where its defaults changed; version 2 writes where it says, unless that also took an edit above.
    if (restarted || isReverted || content.version === 1) this.#paths.notify([])
    else for (const pointer of overwritten) this.#paths.notify(pointer)
    this.#changed(restarted || !isSameStatus(previous, this.#state))
  }

  /** Puts a notice in the surface's place; the person's edits wait for the surface to heal. */
  putNotice(notice: StoredRecord | undefined): void {
    this.#set({ notice })
  }

  setActivity(activity: Activity): void {
    const before = this.getModel()
    this.#set({ activity })
    if (before !== this.getModel()) this.#paths.notify([])
  }

  /** Writes the person's edit, at once and locally (DATA-5). */
  edit(pointer: Pointer, value: JsonValue, componentId: string): void {
    const edited = writeAt(this.#model, pointer, value)
    if (!edited.ok || edited.value === undefined) {
      const why = edited.ok ? '' : edited.message
      this.report('unwritable_path', `The entry at "${formatPointer(pointer)}" cannot be kept. ${why}`, componentId)
      return
    }
    this.#model = edited.value
    this.#edits = withEdit(this.#edits, pointer, value)
    this.#revision += 1
    this.#paths.notify(pointer)
    this.#onChange()
  }

  read(pointer: Pointer): JsonValue | undefined {
    return readAt(this.getModel(), pointer)
  }

  /** What the person made of a literal value, as long as the agent says the same literal (DATA-6). */
  readLocal(node: number, literal: JsonValue): JsonValue {
    const local = this.#locals.get(node)
    return local !== undefined && equalJson(local.literal, literal) ? local.value : literal
  }

  editLocal(node: number, literal: JsonValue, value: JsonValue): void {
    this.#locals.set(node, { literal, value })
    this.#revision += 1
    this.#paths.notify([])
    callAll(this.#nodes.get(node) ?? [])
  }

  /** Remembers that the person has left a field, so that its errors may be shown (CHECK-4). */
  leave(node: number): void {
    if (this.#left.has(node)) return
    this.#left.add(node)
    callAll(this.#nodes.get(node) ?? [])
  }

  wasLeft(node: number): boolean {
    return this.#left.has(node)
  }

  /** Shows the errors of these nodes from now on, since a button was pressed. */
  showErrors(nodes: readonly number[]): void {
    for (const node of nodes) this.#left.add(node)
    this.#set({ errorsShown: true })
  }

  /** Has everyone look again, since something they depend on outside the surface is different now. */
  refresh(): void {
    this.#set({})
  }

  /** Hears of every change of the snapshot. */
  readonly subscribe = this.#listeners.add

  /** Hears of every change of the status: there are as many nodes as there is content, and most of it does not concern them. */
  readonly subscribeStatus = this.#statusListeners.add

  /** Hears of changes that concern `pointers`, or the node `node`. */
  watch(pointers: readonly Pointer[], node: number, listener: Listener): () => void {
    const stops = pointers.map((pointer) => this.#paths.add(pointer, listener))
    const listeners = this.#nodes.get(node) ?? new Set()
    this.#nodes.set(node, listeners.add(listener))
    return () => {
      callAll(stops)
      listeners.delete(listener)
      if (listeners.size === 0 && this.#nodes.get(node) === listeners) this.#nodes.delete(node)
    }
  }

  #set(change: Partial<SurfaceState<View>>): void {
    this.#state = { ...this.#state, ...change }
    this.#revision += 1
    this.#changed(true)
  }

  #changed(isStatusNew: boolean): void {
    if (isStatusNew) this.#statusListeners.call()
    this.#listeners.call()
    this.#onChange()
  }
}

function isSameStatus(a: SurfaceStatus, b: SurfaceStatus): boolean {
  const isAsSure = a.untrusted === b.untrusted && a.partial === b.partial
  return isAsSure && a.activity === b.activity && a.errorsShown === b.errorsShown
}
