// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { listOf } from '@/api/query/useList'
import { mutationOf } from '@/api/query/useMutation'
import { queryOf } from '@/api/query/useQuery'
import { uploadOf } from '@/api/upload'

// oxfmt-ignore
const part1 = {storyId:'c',year:'i',model:'s',text:'s',pictures:['s'],author:'s',chosen:'b',heartCount:'i',hearted:'b',own:'b',state:'s',sentAt:'i','refusedFor?':'s'} as const

// oxfmt-ignore
const shapes = {
  'GET /o2cum/v1/pub/glz-store/campaign': {campaignCode:'c',title:['s'],subtitle:'s',picture:'s',sharePicture:'s',prize:{title:'s',picture:'s'},startAt:'i',endAt:'i',announceAt:'i',winners:'i',received:'i',state:'s',hints:[{name:'s',opening:'s'}],models:['s']},
  'GET /o2cum/v1/pub/glz-store/list': {list:[{storyId:'c',year:'i',model:'s',text:'s',pictures:['s'],author:'s',chosen:'b',heartCount:'i',hearted:'b',own:'b'}],total:'i',page:'i',size:'i'},
  'GET /o2cum/v1/glz-store': {shownAs:'s','story?':part1},
  'POST /o2cum/v1/glz-store/upload-file-zip': {paths:['s']},
  'POST /o2cum/v1/glz-store/save': part1,
  'POST /o2cum/v1/glz-store/hide': part1,
  'POST /o2cum/v1/glz-store/heart': {storyId:'c',hearted:'b',heartCount:'i'}
} as const

export const call = callOf(shapes)
export const upload = uploadOf(shapes)
export const useList = listOf(shapes)
// oxfmt-ignore
export const useMutation = mutationOf(shapes, ['POST /o2cum/v1/glz-store/save'])
export const useQuery = queryOf(shapes)
