export { PlatformStep as LoginStep } from '../platform/PlatformStep'
