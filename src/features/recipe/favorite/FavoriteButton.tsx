import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { patch, patchLists } from '@/api'
import { toast } from '@/platform/feedback'
import { go } from '@/routes'
import { stores } from '@/stores'
import { classes, Pressable } from '@/ui'
import { recipeWords } from '../messages'
import { useMutation } from './calls'
import '@/ui/layout/layout.scss'
import './FavoriteButton.scss'

interface FavoriteButtonProps {
  recipeCode: string
  name: string
  favorite: boolean
  /** On a picture it has a disc under it. */
  onPicture?: boolean
}

/** Keeps a recipe or lets it go, shown at once; who is not logged in is led to it. */
export const FavoriteButton = observer(function FavoriteButton({
  recipeCode,
  name,
  favorite,
  onPicture = false
}: FavoriteButtonProps) {
  const [wish, setWish] = useState<boolean>()
  const mutation = useMutation('POST /o2wl/v1/favorites/recipe')
  const isKept = wish ?? favorite

  const tap = async () => {
    if (!stores.session.loggedIn) return void go('login')
    setWish(!isKept)
    const result = await mutation.send({ body: { recipeCode, favorite: !isKept } })
    setWish(undefined)
    if (!result.ok) return
    const { data } = result
    patchLists('GET /o2pcm/pub/v1/crm-group-get/recipe', (list) => ({
      ...list,
      rows: list.rows.map((row) => (row.recipeCode === recipeCode ? { ...row, favorite: data.favorite } : row))
    }))
    patch('GET /o2pcm/pub/v1/crm-group-get/recipe-detail', (recipe) =>
      recipe.recipeCode === recipeCode ? { ...recipe, favorite: data.favorite } : recipe
    )
    toast(recipeWords(data.favorite ? 'keptDone' : 'letGo'))
  }
  return (
    <Pressable
      className={classes('ui__row ui__justify-center recipe-heart', onPicture && 'recipe-heart--disc')}
      pressed={isKept}
      label={recipeWords('keep', { name })}
      onTap={() => void tap()}
    >
      <View className={isKept ? 'recipe-heart__shape recipe-heart__shape--kept' : 'recipe-heart__shape'} aria-hidden />
    </Pressable>
  )
})
