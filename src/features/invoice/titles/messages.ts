import { defineMessages } from '@/i18n'

/** Words of the titles: their list and their form. */
export const titleWords = defineMessages(
  'invoiceTitles',
  {
    kind: '抬头类型',
    asDefault: '设为默认抬头',
    asDefaultNote: '开票时优先用它',
    isDefaultNote: '要换默认抬头，请把另一个抬头设为默认',
    save: '保存',
    saved: '已保存',
    unknown: '网络不佳，还不确定是否保存成功。再点一次保存，不会重复新增',
    default: '默认',
    special: '可开专票',
    add: '新增抬头',
    full: '最多保存 20 个抬头，删除不用的再新增',
    edit: '编辑',
    remove: '删除',
    removeOf: '删除抬头 {name}',
    removeTitle: '删除这个抬头？',
    removeNote: '已开的发票不受影响',
    removed: '已删除',
    emptyTitle: '还没有发票抬头',
    emptyNote: '加一个，开票时直接用',
    goneTitle: '这个抬头已不在',
    goneNote: '可能已经删除',
    goneAction: '看看其他抬头'
  },
  {
    kind: 'Kind',
    asDefault: 'Make it the default',
    asDefaultNote: 'Comes first when you ask for an invoice',
    isDefaultNote: 'To change it, make another name the default',
    save: 'Save',
    saved: 'Saved',
    unknown: 'Poor connection, so it may or may not be saved. Saving again adds it only once',
    default: 'Default',
    special: 'Special VAT',
    add: 'Add billing name',
    full: 'You can save up to 20 names. Delete one first',
    edit: 'Edit',
    remove: 'Delete',
    removeOf: 'Delete the billing name {name}',
    removeTitle: 'Delete this billing name?',
    removeNote: 'Invoices stay as they are',
    removed: 'Deleted',
    emptyTitle: 'No billing names yet',
    emptyNote: 'Add one to have it at hand',
    goneTitle: 'This billing name is gone',
    goneNote: 'It may have been deleted',
    goneAction: 'See the others'
  }
)
