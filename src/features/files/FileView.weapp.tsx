/** Never shown: no file is a link in the mini-program. */
export const FileView = (_props: { url: string }): null => null
