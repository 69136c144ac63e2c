/**
 * Other H5 addresses of a screen, a list each, because a plain string would make the long path a 404. Taro compiles what
 * stands in this folder alone, so the route table can't be imported; `table.test.ts` holds it to the table.
 */
export const customRoutes: Record<string, string[]> = {
  '/pages/index/index': ['/', '/pages/index/index'],
  '/pagesC/system/previewImage': ['/preview-image', '/pagesC/system/previewImage'],
  '/pagesC/system/chooseLocation': ['/choose-location', '/pagesC/system/chooseLocation'],
  '/pagesC/system/openLocation': ['/open-location', '/pagesC/system/openLocation']
}
