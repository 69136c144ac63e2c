export { actOnPiece, answerAsShop, QUESTION_STEPS, questionQueue, type QuestionStep } from './desk'
export { questionArea } from './routes'
export type { DemonstrationQuestion } from './demonstration'
