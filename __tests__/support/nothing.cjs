/** Stands for a module that has no meaning outside a real browser. */
module.exports = {}
