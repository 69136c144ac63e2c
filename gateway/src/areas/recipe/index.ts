export { recipeArea } from './routes'
