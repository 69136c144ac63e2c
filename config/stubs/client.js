// The gateway's client and the words, evaluated in a task of their own before the stores that stand on them.
import { fetchStored } from '@/api'
import { call } from '@/api/call'
import { useList } from '@/api/query/useList'
import { useQuery } from '@/api/query/useQuery'
import { configureI18n } from '@/i18n'

// read, or the bundler leaves out what nobody uses
void [call, fetchStored, useList, useQuery, configureI18n]
