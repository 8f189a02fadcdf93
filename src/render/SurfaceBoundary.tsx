// A widget that throws takes down its own surface and nothing else (STORE-4). The next update of the surface tries again.
import { Component, type ReactNode } from 'react'

interface SurfaceBoundaryProps {
  readonly children: ReactNode
  /** Shown once the children have thrown. */
  readonly fallback: (error: unknown) => ReactNode
  /** Told of what was thrown, once. */
  readonly onError: (error: unknown) => void
  /** A change of this tries the children again. */
  readonly attempt: unknown
}

interface SurfaceBoundaryState {
  readonly failure?: { readonly error: unknown } | undefined
  readonly attempt: unknown
}

export class SurfaceBoundary extends Component<SurfaceBoundaryProps, SurfaceBoundaryState> {
  override state: SurfaceBoundaryState = { attempt: this.props.attempt }

  static getDerivedStateFromError(error: unknown): Partial<SurfaceBoundaryState> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps(
    { attempt }: SurfaceBoundaryProps,
    state: SurfaceBoundaryState,
  ): Partial<SurfaceBoundaryState> | null {
    return Object.is(attempt, state.attempt) ? null : { attempt, failure: undefined }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
  }

  override render(): ReactNode {
    const { failure } = this.state
    return failure === undefined ? this.props.children : this.props.fallback(failure.error)
  }
}
