// the icons' and the badge's styles are the app's, and a component sees those only when told so
export default { component: true, styleIsolation: 'apply-shared' }
