import { observable, runInAction } from 'mobx'

/** The tab on show, 0 to 3 (spec 2.1); one for all the bars the mini-program makes, a page each. */
const tabIndex = observable.box(0)

/** Observable. */
export const selectedTab = (): number => tabIndex.get()

export const selectTab = (index: number): void => {
  runInAction(() => tabIndex.set(index))
}
