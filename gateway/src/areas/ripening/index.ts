/** Until when goods of orders can go back: kept below order and login, over which what they earn somebody ripens. */
export { caseOpen, lastThereAt, thereAt } from './store'
