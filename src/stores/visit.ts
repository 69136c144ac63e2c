/** How this visit came about (spec 2.5); kept in memory, because it is true of one visit only. */
import { makeAutoObservable } from 'mobx'

export interface VisitMarks {
  /** Somebody shared what was opened. */
  fromShare: boolean
  /** The chat app shows one page only, without login and without ways to others. */
  singlePage: boolean
}

/** The marks of the visit under way. */
export class VisitStore implements VisitMarks {
  fromShare = false
  singlePage = false

  constructor() {
    makeAutoObservable(this)
  }

  /** A cold or a warm start: its marks take the place of the last one's. */
  begin({ fromShare, singlePage }: VisitMarks): void {
    this.fromShare = fromShare
    this.singlePage = singlePage
  }
}
