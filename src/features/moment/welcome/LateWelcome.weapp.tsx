/** It lies in the package of home. */
export { WelcomePopup as LateWelcome } from './WelcomePopup'
