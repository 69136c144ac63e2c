import { mergeInternalComponents } from '@tarojs/shared'
import { spoken } from './aria.mjs'

mergeInternalComponents(spoken)
