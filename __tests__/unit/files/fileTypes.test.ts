import { applicationOf, fileKindOf, fileNameOf } from '@domain/fileTypes'

const addressOf = (path: string): string => `https://help.example.com${path}`

test.each([
  ['DOCUMENT', ['pdf', 'PDF']],
  ['OFFICE', ['xls', 'xlsx', 'doc', 'docx', 'ppt', 'pptx']],
  ['PICTURE', ['jpg', 'png', 'svg', 'gif', 'JPEG']],
  ['SOUND', ['mp3']],
  ['TEXT', ['txt']],
  ['ARCHIVE', ['zip']],
  ['OTHER', ['apk', 'exe', 'rar', 'mp4', '7z']]
] as const)('%s', (kind, endings) => {
  for (const ending of endings) {
    expect(fileKindOf(addressOf(`/a/b.${ending}`))).toBe(kind)
    expect(fileKindOf(addressOf(`/a.b/c.${ending}?v=1.2#p`))).toBe(kind)
  }
})

test.each([
  'https://help.pdf',
  'https://help.example.zip?x=a.pdf',
  addressOf('/'),
  addressOf('/a?file=b.pdf'),
  addressOf('/a#b.pdf'),
  addressOf('/a.html'),
  addressOf('/pdf'),
  addressOf('/a.pdf/b'),
  addressOf('/john.smith'),
  '/a.pdf',
  'javascript:a/b.pdf',
  ''
])('%s is a page, or none of ours', (address) => expect(fileKindOf(address)).toBeUndefined())

test.each([
  [addressOf('/a/%E8%AF%B4%E6%98%8E.pdf?x#y'), '说明.pdf'],
  [addressOf('/%E0%A4%A.txt'), '%E0%A4%A.txt'],
  [addressOf('/'), '']
])('%s is called %s', (address, name) => expect(fileNameOf(address)).toBe(name))

test.each([
  ['app:repairs', { menuCode: 'repairs', args: {}, name: 'repairs' }],
  [
    'app:repairs?caseCode=C1&note=a%3Db=c#%E6%8A%A5%E4%BF%AE',
    { menuCode: 'repairs', args: { caseCode: 'C1', note: 'a=b=c' }, name: '报修' }
  ],
  ['app:repairs?__proto__=x', { menuCode: 'repairs', args: {}, name: 'repairs' }],
  ['app:', undefined],
  ['app:a b', undefined],
  ['app:a/b', undefined],
  ['app:a?%E0%A4%A=1', undefined],
  [`app:${'a'.repeat(65)}`, undefined],
  ['https://app:x', undefined]
] as const)('%s', (link, application) => expect(applicationOf(link)).toEqual(application))
