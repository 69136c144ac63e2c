import { internalComponents } from '@tarojs/shared'
import { dropSpare } from './spare.mjs'

dropSpare(internalComponents)
