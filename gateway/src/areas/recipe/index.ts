export { recipeArea } from './routes'
export { cooksWith } from './store'
