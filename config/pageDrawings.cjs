/** Adds to a page of a subpackage the icons and drawings that only subpackages show, so that none of them forgets it. */
module.exports = (source) => `import '@/ui/subpackages.scss'\n${source}`
