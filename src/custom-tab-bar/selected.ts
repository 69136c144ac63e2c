import { observable, runInAction } from 'mobx'

/** The tab on show, 0 to 3 (spec 2.1); one for all the bars the mini-program makes, a page each. */
const selected = observable.box(0)

/** Observable. */
export const selectedTab = (): number => selected.get()

export const selectTab = (index: number): void => {
  runInAction(() => selected.set(index))
}
