export { ManageBar as LateManageBar } from './ManageBar'
export { MergeNotice as LateMergeNotice } from './MergeNotice'
