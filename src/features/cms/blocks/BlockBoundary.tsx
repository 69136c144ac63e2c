import { Component, type ReactNode } from 'react'
import { problemOf, reportProblem } from '../problems'

interface BoundaryProps {
  /** The page and the block, for the report. */
  where: string
  children: ReactNode
}

/** A block that breaks while it is drawn is left out; the others go on. */
export class BlockBoundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true }
  }

  override componentDidCatch(error: unknown): void {
    reportProblem(this.props.where, problemOf(error))
  }

  override render(): ReactNode {
    return this.state.broken ? null : this.props.children
  }
}
