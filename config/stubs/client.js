// The gateway's client and the words, evaluated in a task of their own before the stores that stand on them.
import { call, fetchStored, shapes } from '@/api'
import { configureI18n } from '@/i18n'

// read, or the bundler leaves out what nobody uses
void [call, fetchStored, shapes, configureI18n]
