/** Invoice titles: their list and their form. */
export { titleWords } from './messages'
export { TitleForm } from './TitleForm'
export { TitleList } from './TitleList'
export { useTitles } from './useTitles'
