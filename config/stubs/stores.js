// The stores and all they stand on, evaluated in a task of their own before the app's screens.
import { stores } from '@/stores'

// read, or the bundler leaves out what nobody uses
void stores.session
