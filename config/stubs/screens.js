// What every screen stands on, evaluated in a task of its own before the app.
import { formatMoney } from '@/lib/money'
import { isRegisteredPath } from '@/routes'
import { startUp } from '@/stores/startUp'
import { FailedState } from '@/ui/screen/FailedState'
import { Screen } from '@/ui/screen/Screen'
import { StateView } from '@/ui/screen/StateView'

// read, or the bundler leaves out what nobody uses
void [formatMoney, isRegisteredPath, startUp, FailedState, Screen, StateView]
