// What every screen stands on, evaluated in a task of its own before the app.
import { isRegisteredPath } from '@/routes'
import { startUp } from '@/stores/startUp'
import { FailedState } from '@/ui/FailedState'

// read, or the bundler leaves out what nobody uses
void [isRegisteredPath, startUp, FailedState]
